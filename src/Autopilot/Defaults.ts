import type { AnswerQuestions, ProtectionKey } from "#schema/Autopilot.ts"

/** The switches of a new workspace. */
export const defaultProtections: Readonly<Record<ProtectionKey, boolean>> = {
  scams: true,
  spam: true,
  hate: true,
  competitors: true,
  profanity: true,
  links: false,
  contact: false,
  media: false,
  negative: false
}

export const defaultAnswerQuestions: AnswerQuestions = "off"
