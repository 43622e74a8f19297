/** Signs of what an axis tells of one day, in a narrow card; what is longer is read in rows. */
export const MOST_ON_AXIS = 72;
