/** Part of the name of every prepared picture: raised by hand when preparing makes another picture of the same file. */
export const PREPARE_VERSION = 1;
