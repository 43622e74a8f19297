export { isDatabaseAway } from "../db/errors.ts";
