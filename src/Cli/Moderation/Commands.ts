import { Command } from "@effect/cli"
import type { Layer } from "effect"
import type { Members } from "#src/Access/Members/Members.ts"
import type { TextRetention } from "#src/Access/Workspaces/TextRetention.ts"
import type { Workspaces } from "#src/Access/Workspaces/Workspaces.ts"
import type { AuditTrail } from "#src/Audit/AuditTrail.ts"
import type { Comments } from "#src/Comments/Comments.ts"
import type { Contacts } from "#src/Contacts/Contacts.ts"
import type { Erasures } from "#src/Erasure/Erasures.ts"
import type { PersonExport } from "#src/Erasure/PersonExport.ts"
import type { CommentsInFull } from "#src/Moderation/Delayed/CommentsInFull.ts"
import type { HeldAnswers } from "#src/Moderation/Held/HeldAnswers.ts"
import type { AccountCheck } from "#src/Platforms/Accounts/AccountCheck.ts"
import type { Accounts } from "#src/Platforms/Accounts/Accounts.ts"
import type { Disconnections } from "#src/Platforms/Accounts/Disconnections.ts"
import type { ConnectLinks } from "#src/Platforms/Connect/ConnectLinks.ts"
import type { Doctor } from "#src/Platforms/Doctor/Doctor.ts"
import type { Inbox } from "#src/Platforms/Inbox/Inbox.ts"
import type { Reports } from "#src/Reports/Reports.ts"
import type { TrackedLinks } from "#src/Sales/TrackedLinks.ts"
import { accountsConnect, accountsDisconnect } from "../Accounts/Connecting.ts"
import { accountsDoctor } from "../Accounts/Doctoring.ts"
import { accountsList, accountsShow } from "../Accounts/Showing.ts"
import { auditList } from "../Audit/Listing.ts"
import { linksCreate, linksList } from "../Links/Links.ts"
import { membersLimit } from "../Members/MembersLimit.ts"
import { commentsList, commentsShow } from "./Comments.ts"
import { commentsKeepRemoved, contactsDelete, contactsLink } from "./Contacts.ts"
import { contactsExport } from "./ContactsExport.ts"
import { contactsList } from "./ContactsListing.ts"
import { inboxList, inboxRetry } from "./Inbox.ts"
import { needsYouList } from "./NeedsYou.ts"
import { reportsSummary } from "./Report.ts"
import { review } from "./Review.ts"

export type ModerationServices =
  | AccountCheck
  | Accounts
  | ConnectLinks
  | Disconnections
  | AuditTrail
  | Comments
  | CommentsInFull
  | Contacts
  | Erasures
  | HeldAnswers
  | PersonExport
  | Doctor
  | Inbox
  | Members
  | Reports
  | TextRetention
  | TrackedLinks
  | Workspaces

/** Who may act on which accounts. */
export const limitingCommand = <E, R>(services: Layer.Layer<Accounts | Members | Workspaces, E, R>) =>
  Command.provide(membersLimit, services)

/** The commands about what is moderated, and how that went. */
export const moderationCommands = <E, R>(services: Layer.Layer<ModerationServices, E, R>) =>
  [
    Command.make("accounts").pipe(
      Command.withDescription("The brand's accounts on the platforms"),
      Command.withSubcommands([
        Command.provide(accountsList, services),
        Command.provide(accountsShow, services),
        Command.provide(accountsConnect, services),
        Command.provide(accountsDisconnect, services),
        Command.provide(accountsDoctor, services)
      ])
    ),
    Command.make("audit").pipe(
      Command.withDescription("Who changed what"),
      Command.withSubcommands([Command.provide(auditList, services)])
    ),
    Command.make("comments").pipe(
      Command.withDescription("Comments, and all that happened to them"),
      Command.withSubcommands([
        Command.provide(commentsList, services),
        Command.provide(commentsShow, services),
        Command.provide(commentsKeepRemoved, services)
      ])
    ),
    Command.make("contacts").pipe(
      Command.withDescription("People who wrote to the brand, and what is kept about them"),
      Command.withSubcommands([
        Command.provide(contactsList, services),
        Command.provide(contactsExport, services),
        Command.provide(contactsLink, services),
        Command.provide(contactsDelete, services)
      ])
    ),
    Command.make("inbox").pipe(
      Command.withDescription("What platforms pushed that could not be read or stored, in all workspaces"),
      Command.withSubcommands([Command.provide(inboxList, services), Command.provide(inboxRetry, services)])
    ),
    Command.make("links").pipe(
      Command.withDescription("Links that tell which visits and sales came of them"),
      Command.withSubcommands([Command.provide(linksCreate, services), Command.provide(linksList, services)])
    ),
    Command.make("needs-you").pipe(
      Command.withDescription("What the autopilot asks about"),
      Command.withSubcommands([Command.provide(needsYouList, services)])
    ),
    Command.make("reports").pipe(
      Command.withDescription("How moderation goes, in totals"),
      Command.withSubcommands([Command.provide(reportsSummary, services)])
    ),
    Command.provide(review, services)
  ] as const
