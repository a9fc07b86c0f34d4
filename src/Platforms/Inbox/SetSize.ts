/** Bodies that are taken in together, and comments that are stored in one transaction: others of the workspace wait meanwhile. */
const usual = { bodies: 25, comments: 250 }
/** Each set takes some twenty statements, however few are in it: what would be left over of a usual one is another. */
const large = { bodies: 40, comments: 400 }
/** Nobody stops a set whose transaction has begun: for one of so few bodies others wait some 25 ms. */
const fewInSet = 5
/** Of a page of which more wait nobody expects few. */
const flood = 10

/** How many of the bodies that wait for an account are taken in together. What is large keeps the few of others waiting. */
export const bodiesInSet = (waiting: number, areFewExpected: boolean): number => {
  if (areFewExpected) return fewInSet
  return waiting <= large.bodies ? large.bodies : usual.bodies
}

/** How many comments of so many bodies are stored in one transaction: a push may hold thousands. */
export const commentsInTransaction = (bodies: number): number =>
  bodies > usual.bodies ? large.comments : usual.comments

/** What part of a usual set so many bodies are: whoever takes in smaller ones gives way for as much less before each. */
export const shareOfSet = (bodies: number): number => Math.min(1, bodies / usual.bodies)

/** Whether so much waits of a page that it floods its account: it is none whose few comments are expected. */
export const isFlood = (bodies: number): boolean => bodies > flood
