import { type ProtectionKey, type Protections, protectionKeys } from "#schema/resources/Autopilot.ts"

/** The switches as people see them. */
export const protectionLabels: Readonly<
  Record<ProtectionKey, { readonly label: string; readonly description: string }>
> = {
  scams: { label: "Scams", description: "Fake giveaways, investment offers, impersonation and other fraud" },
  spam: { label: "Spam", description: "Self-promotion, follow-for-follow and mass-posted texts" },
  hate: { label: "Hate", description: "Attacks on people for who they are" },
  competitors: { label: "Competitors", description: "Mentions of the competitors that your guidance names" },
  profanity: { label: "Profanity", description: "Swear words and slurs" },
  links: { label: "Links", description: "Web addresses, plain or disguised" },
  contact: { label: "Contact details", description: "Phone numbers, e-mail addresses and invitations to messengers" },
  media: { label: "Images and GIFs", description: "Comments with an image, a GIF or a video" },
  negative: {
    label: "Negative comments",
    description: "Complaints and bad moods; most brands leave these up and answer them"
  }
}

/** Switches with their names, as they are shown. What is left out is off. */
export const labelled = (switches: Readonly<Partial<Record<ProtectionKey, boolean>>>): Protections["protections"] =>
  protectionKeys.map((key) => ({ key, ...protectionLabels[key], on: switches[key] === true }))
