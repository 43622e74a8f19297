/** "812 filled it in, that is 70 %": words that say the same in other figures, and name none. Nothing else stands beside them. */
export const SAYS_AGAIN =
  /^(?:that is|i\.e\.|in other words|das heißt|das sind|also|c['’]est[- ]à[- ]dire|soit|es decir|o sea|cioè|vale a dire|ossia|ou seja|isto é|dat is|oftewel|czyli|to jest|то есть|т\.\s?е\.|тобто|det vill säga|det vil si|det vil sige|eli|tedy|adică|azaz|δηλαδή|yani|أي|כלומר|यानी|即|也就是|つまり|すなわち|즉)$/iu;
