import { Command } from "@effect/cli"

/** What the commands are for, by their first words, in the order of the help. */
export const purposes = {
  workspaces: "Brands, each apart from the others",
  keys: "API keys",
  members: "Who may do what in a workspace",
  people: "People and how they sign in, whatever brands they belong to",
  assistants: "Assistants that act for people",
  accounts: "The brand's accounts on the platforms",
  audit: "Who changed what",
  comments: "Comments, and all that happened to them",
  contacts: "People who wrote to the brand, and what is kept about them",
  inbox: "What platforms pushed that could not be read or stored, in all workspaces",
  links: "Links that tell which visits and sales came of them",
  "needs-you": "What the autopilot asks about",
  reports: "How moderation goes, in totals",
  review: "Answers what waits for a person, one comment after the other",
  webhooks: "Webhooks, and the hooks of integrations",
  "email-marketing": "Systems that are told each new e-mail address and phone number",
  autopilot: "How the autopilot is doing",
  guidance: "What the brand wants, in its own words",
  protections: "What is hidden, by switches",
  backtest: "Trying guidance and protections on past comments",
  shadow: "Trying guidance and protections on new comments, without effect",
  undo: "Taking back what a policy version hid",
  admin: "The installation as a whole"
}

export type FirstWord = keyof typeof purposes

/** A command by its first word, with what it is for and nothing below it. */
export const begun = <Name extends FirstWord>(name: Name) =>
  Command.make(name).pipe(Command.withDescription(purposes[name]))
