/** Programs of the command line whose names are no words of a language. */
const PROGRAMS =
  "git|npm|npx|pnpm|pip3?|docker|kubectl|wget|ssh|scp|rsync|sudo|apt-get|rustc|python3?|deno|grep|sed|awk|chmod|chown|mkdir|rmdir|systemctl|journalctl|tsc|eslint|pytest|gcc|cmake|ffmpeg|psql|gcloud|terraform|crontab|netstat|traceroute|ifconfig|nslookup|ls|cd";

/** How a text opens that begins with a command: "git reflog", "npm run lint", "rsync -av", "tar --list". */
export const COMMAND_START = `(?:(?:${PROGRAMS})\\s(?:[a-z]|--?[a-z])|[a-z][a-z0-9.-]*(?:\\s[\\w./:@-]+){0,2}\\s--?[a-z])`;
