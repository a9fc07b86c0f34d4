import type { OperatorSettings } from "#src/Ground/Operator.ts"

/** A public page that whoever runs an installation owes to people, and is asked for by every platform's review. */
export type PublicPage = "privacy" | "terms" | "dataDeletion"

export const publicPages: Readonly<Record<PublicPage, { readonly path: `/${string}`; readonly title: string }>> = {
  privacy: { path: "/privacy", title: "Privacy" },
  terms: { path: "/terms", title: "Terms" },
  dataDeletion: { path: "/data-deletion", title: "Having data deleted" }
}

/** What stands on a page until the operator has written their own. Paragraphs, and headings that begin with `# `. */
export const defaultText = (
  page: PublicPage,
  { contact, name }: Pick<OperatorSettings, "contact" | "name">
): string => {
  const who = name ?? "Whoever runs this installation"
  const reach = contact === null ? "Ask whoever runs this installation." : `Write to ${contact}.`
  return texts[page]({ who, reach })
}

interface Words {
  readonly who: string
  readonly reach: string
}

const privacy = ({ reach, who }: Words) => `${who} uses Steward to look after comments under a brand's posts and ads.

# What is kept

Of people who comment or write to a connected page, account, profile or channel, Steward keeps: what they wrote, when and under which post; the name, the handle and the id that the platform gives them; an e-mail address or a phone number that they wrote in a message; and what was decided about a comment, by whom and why.

Of the people who work here it keeps their name, their e-mail address and what they did. Of a connected account it keeps a token, encrypted.

# What it is used for

Comments are sorted, hidden, shown, answered, and counted in reports for the brand. What people answer teaches the sorting for this brand alone. Nothing is sold, and nothing is passed on but to the programs that the brand itself has connected.

# How long it is kept

Texts of comments that were removed from their platform are deleted 30 days later, or sooner where the brand has set so. Texts and names from YouTube are read again or deleted within 30 days, and deleted within 7 days once a channel is disconnected. Everything else is kept until it is deleted.

# Your rights

You can have what is kept about you shown, corrected or deleted. ${reach} How data is deleted stands at /data-deletion.`

const terms = ({ reach, who }: Words) => `${who} offers Steward to the brands that it works for.

# What it does

Steward reads the comments and messages of connected accounts, and hides, shows and answers them as the brand has set it up. Whoever connects an account must be allowed to do so, and goes on following the rules of its platform: Facebook, Instagram, Threads, TikTok, or YouTube, whose terms of service apply as well (https://www.youtube.com/t/terms).

# What nobody can promise

An automatic decision can be wrong. It can be looked at, explained and taken back at any time. Platforms can change or refuse what Steward asks of them.

# Ending it

An account can be disconnected at any time, here or at its platform. ${reach}`

const dataDeletion = ({ reach, who }: Words) => `${who} deletes what is kept about you when you ask for it.

# How to ask

${reach} Say on which platform you wrote, and under which name.

Whoever connected an account can also remove the app at the platform: at Facebook in Settings, Apps and websites; at Instagram in Settings, Website permissions; at Threads in Settings, Website permissions; at Google under https://myaccount.google.com/permissions; at TikTok in Settings, Security and permissions. Where the platform offers to have the data deleted as well, it gives you a code and an address at which you can see how your request stands.

# What is deleted

Your name, handle and ids, what you wrote in comments and messages, your e-mail address and phone number, and every copy of it: in deliveries to other programs that are kept here, in what the sorting has learnt, and in the search. What is left are numbers that say nothing about you.

What other programs were sent before is not in our hands. Backups of the database forget it when they are discarded.`

const texts: Readonly<Record<PublicPage, (words: Words) => string>> = { privacy, terms, dataDeletion }
