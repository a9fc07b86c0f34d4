import { type Platform, platformName } from "#schema/Platform.ts"
import type { MessagingWindow } from "#src/Contacts/MessagingWindow.ts"

/** Whether the brand may write to a person now, in words. `moment` writes a time as people of the brand read clocks. */
export const windowWords = (
  platform: Platform,
  window: MessagingWindow,
  name: string,
  moment: (at: Date) => string
): string => {
  const on = platformName(platform)
  switch (window._tag) {
    case "NoMessages":
      return `${on} has no private messages between brands and people.`
    case "NeverWrote":
      return `${name} has sent you no private message yet. ${on} lets you write to people only within ${window.hours} hours of their last message.`
    case "Open":
      return `You can write to ${name} on ${on} until ${moment(window.until)}.`
    case "Closed":
      return `You cannot write to ${name} now: ${on} lets you write within ${window.hours} hours after their last message, which was until ${moment(window.until)}.`
  }
}
