/** Bodies that are taken in together, and comments that are stored in one transaction: others of the workspace wait meanwhile. */
const usual = { bodies: 25, comments: 250 }
/** Each set takes some twenty statements, however few are in it: what would be left over of a usual one is another. */
const large = { bodies: 40, comments: 400 }

/** How many of the bodies that wait for an account are taken in together. What is large keeps the few of others waiting. */
export const bodiesInSet = (waiting: number, areFewExpected: boolean): number =>
  waiting <= large.bodies && !areFewExpected ? large.bodies : usual.bodies

/** How many comments of so many bodies are stored in one transaction: a push may hold thousands. */
export const commentsInTransaction = (bodies: number): number =>
  bodies > usual.bodies ? large.comments : usual.comments
