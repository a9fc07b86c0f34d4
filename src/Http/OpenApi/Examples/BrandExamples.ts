import type { Account } from "#schema/resources/Account.ts"
import type { AuditEntry } from "#schema/resources/Audit.ts"
import type { Me } from "#schema/resources/Workspace.ts"
import { guidance } from "./AutopilotExamples.ts"
import { data, type OperationExamples, wholePage } from "./OperationExample.ts"
import type { SampleValues } from "./SampleValues.ts"

/** The key and its brand, the brand's accounts, and who changed what. */
export const brandExamples = ({ account, at, hidden, keyId, person, workspace }: SampleValues): OperationExamples => {
  const me: Me = {
    workspace,
    key: { id: keyId, name: "Zapier", prefix: "stw_live_abcd" },
    created_by: { name: person },
    can_act: true
  }
  const connected: Account = {
    ...account,
    platform: hidden.platform,
    external_id: "1234567890",
    connected_at: at,
    health: { state: "connected", since: null, reason: null, last_poll_at: at, last_push_at: at }
  }
  const entry: AuditEntry = {
    id: "aud_0199a1b2c3d470008000000000000007",
    at,
    actor: person,
    what: "guidance",
    before: { guidance: "" },
    after: { guidance: guidance.guidance }
  }
  return {
    getMe: { answers: { 200: data(me) } },
    listAccounts: { answers: { 200: data([connected]) } },
    listAudit: { answers: { 200: wholePage(entry) } }
  }
}
