/** Of what says how to answer, and not what is so. */
export const ofReplies =
  "guidance does not say how to reply: write the answer as a sentence of its own, as in “Our size guide is on our website.”; drafts of replies are made of such facts, and the setting for answering questions says whether anything is drafted"

/** Of who sends replies. */
export const ofSending =
  "guidance does not say who sends replies; the setting for answering questions says whether they are only drafted, for a person to send"
