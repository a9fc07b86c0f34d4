const speaking =
  /(?<!\p{L})(?:requests?|requesting|demands?|demanding|begg?(?:s|ing)?|pleas|ask(?:s|ing)? (?:(?:us|me|you|people|our \p{L}+) )?for)(?!\p{L})/iu

/** Whether guidance speaks of who asks for something, as in `refund requests`, and not of questions about it alone. */
export const speaksOfRequests = (source: string): boolean => speaking.test(source)

const word = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, "iu")

/** How somebody asks for something without a question. */
const requests: ReadonlyArray<RegExp> = [
  word(
    "pl(?:ease|s|z)|i (?:really |just |only |still )?(?:want|need|demand|expect|require)|(?:i['’]?d|i would|we['’]?d|we would) (?:really )?(?:like|love|appreciate)|we (?:want|need|demand|expect)|(?:give|send|get|grant|do|let|lend|gift|hook|refund|pay|owe) (?:me|us)|gi(?:mme|ve it)|(?:can|could|may|might) (?:i|we|you|someone|somebody) (?:get|have|please|pls|give|send|do|refund|return|share|post)|any chance|looking for|in need of|(?:i['’]?m|am) after|wanting|begging|waiting for (?:a|my|our|the)"
  ),
  /^\W*(?:please )?(?:refund|return) (?:me|us|my|our|this|it|now|the|asap|order)(?!\p{L})/iu
]

/** Whether a comment asks for something, though it is no question: `I want a refund`, `discount code pls`. */
export const isRequest = (written: string): boolean => requests.some((request) => request.test(written))
