import type { ProtectionKey } from "#schema/Autopilot.ts"

/** What a new workspace's autopilot hides, until its people choose for themselves. */
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
