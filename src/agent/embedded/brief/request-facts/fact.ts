/** What viewers need of what a request says: as it is called, as it is told by itself, and as it stood there, word by word. */
export type Fact = { name: string; line: string; said: string };
