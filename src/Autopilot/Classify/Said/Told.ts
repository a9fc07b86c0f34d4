import { operatingPoints } from "../../Model/OperatingPoints.ts"
import type { Classification } from "../Classification/Classifier.ts"
import { threatened } from "../Classification/Threatened.ts"
import { judgedByPeople } from "../Rudeness/Swearing.ts"

/** Whether so much is found against somebody that nobody would be asked. */
export const mayHide = ({ scores: { hate, profanity } }: Classification): boolean =>
  hate > threatened || profanity > judgedByPeople

/** Whatever it says against somebody or offers is for people to judge. */
export const forPeople = (found: Classification): Classification => ({
  ...found,
  scores: {
    ...found.scores,
    scams: Math.min(found.scores.scams, operatingPoints.scam.ask),
    spam: Math.min(found.scores.spam, operatingPoints.spam.ask),
    hate: Math.min(found.scores.hate, threatened),
    profanity: Math.min(found.scores.profanity, judgedByPeople)
  }
})

/** What somebody else is told to have said is for people to judge; `rest` is what the comment says itself. */
export const withTold = (found: Classification, rest: Classification): Classification => ({
  ...found,
  scores: {
    ...found.scores,
    hate: Math.max(rest.scores.hate, Math.min(found.scores.hate, threatened)),
    profanity: Math.max(rest.scores.profanity, Math.min(found.scores.profanity, judgedByPeople))
  }
})

/** The same of what it offers, where the comment names no way to it. */
export const noMoreOffered = (found: Classification, rest: Classification): Classification => ({
  ...found,
  scores: {
    ...found.scores,
    scams: Math.min(found.scores.scams, rest.scores.scams),
    spam: Math.min(found.scores.spam, rest.scores.spam)
  }
})
