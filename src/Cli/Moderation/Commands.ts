import { Command } from "@effect/cli"
import type { Layer } from "effect"
import type { Members } from "#src/Access/Members/Members.ts"
import type { TextRetention } from "#src/Access/Workspaces/TextRetention.ts"
import type { Workspaces } from "#src/Access/Workspaces/Workspaces.ts"
import type { Comments } from "#src/Comments/Comments.ts"
import type { Contacts } from "#src/Contacts/Contacts.ts"
import type { Erasures } from "#src/Erasure/Erasures.ts"
import type { PersonExport } from "#src/Erasure/PersonExport.ts"
import type { CommentsInFull } from "#src/Moderation/Delayed/CommentsInFull.ts"
import type { HeldAnswers } from "#src/Moderation/Held/HeldAnswers.ts"
import type { Accounts } from "#src/Platforms/Accounts/Accounts.ts"
import type { Inbox } from "#src/Platforms/Inbox/Inbox.ts"
import type { Reports } from "#src/Reports/Reports.ts"
import { begun } from "../Help/Purposes.ts"
import { commentsList, commentsShow } from "./Comments.ts"
import { commentsKeepRemoved, contactsDelete, contactsLink } from "./Contacts.ts"
import { contactsExport } from "./ContactsExport.ts"
import { contactsList } from "./ContactsListing.ts"
import { inboxList, inboxRetry } from "./Inbox.ts"
import { needsYouList } from "./NeedsYou.ts"
import { reportsSummary } from "./Report.ts"
import { review } from "./Review.ts"

export type ModerationServices =
  | Accounts
  | Comments
  | CommentsInFull
  | Contacts
  | Erasures
  | HeldAnswers
  | Inbox
  | Members
  | PersonExport
  | Reports
  | TextRetention
  | Workspaces

type Services<E, R> = Layer.Layer<ModerationServices, E, R>

export const commentsCommand = <E, R>(services: Services<E, R>) =>
  begun("comments").pipe(
    Command.withSubcommands([
      Command.provide(commentsList, services),
      Command.provide(commentsShow, services),
      Command.provide(commentsKeepRemoved, services)
    ])
  )

export const contactsCommand = <E, R>(services: Services<E, R>) =>
  begun("contacts").pipe(
    Command.withSubcommands([
      Command.provide(contactsList, services),
      Command.provide(contactsExport, services),
      Command.provide(contactsLink, services),
      Command.provide(contactsDelete, services)
    ])
  )

export const inboxCommand = <E, R>(services: Services<E, R>) =>
  begun("inbox").pipe(
    Command.withSubcommands([Command.provide(inboxList, services), Command.provide(inboxRetry, services)])
  )

export const needsYouCommand = <E, R>(services: Services<E, R>) =>
  begun("needs-you").pipe(Command.withSubcommands([Command.provide(needsYouList, services)]))

export const reportsCommand = <E, R>(services: Services<E, R>) =>
  begun("reports").pipe(Command.withSubcommands([Command.provide(reportsSummary, services)]))

export const reviewCommand = <E, R>(services: Services<E, R>) => Command.provide(review, services)
