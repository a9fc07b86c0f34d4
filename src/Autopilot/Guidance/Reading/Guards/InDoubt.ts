/** What to do in doubt is not for guidance to say. */
export const inDoubt =
  /^(?:please )?(?:(?:if|when|whenever|where) (?:(?:you(?:['’]?re| are)? )?(?:ever )?(?:unsure|not sure|uncertain|in doubt|not certain)|it(?:['’]s| is) (?:unclear|not clear|borderline)|there is (?:any )?doubt)|(?:unsure|in doubt|borderline cases?)\b)(?!.*\b(?:about|whether|mentions?)\b)|\b(?:if|when) (?:you(?:['’]?re| are) (?:unsure|not sure|in doubt)|in doubt)$/i
export const asksAnyway =
  "nothing has to be said about this: what Steward is sure of it hides or leaves up, and about the rest it asks"
