/**
 * Loaded before each test file of `npm test`: property tests draw the same examples in every run, so
 * that a red run is a change's fault. `npm run test:soak` leaves it out and draws new ones.
 */
import fc from "fast-check";

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_120 });
