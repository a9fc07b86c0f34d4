import type { Node } from "../Graph/GraphFields.ts"
import { graphTime } from "../Graph/GraphInput.ts"
import { enqueue } from "../Webhooks/Deliveries.ts"
import type { SubmittedForm, World } from "../World/World.ts"

/** What a token with `leads_retrieval` may read of a form that was filled in. */
export const leadNode = ({ answers, createdAt, formId, id }: SubmittedForm): Node => ({
  kind: "UserLeadGenInfo",
  fields: {
    id,
    created_time: graphTime(createdAt),
    ad_id: null,
    ad_name: null,
    form_id: formId,
    is_organic: true,
    field_data: Object.entries(answers).map(([name, value]) => ({ name, values: [value] }))
  }
})

/** The push tells that there is a lead, and nothing of what was answered. */
export const announceLead = (world: World, { accountId, createdAt, formId, id }: SubmittedForm, now: number): World =>
  enqueue(
    world,
    "facebook",
    accountId,
    {
      field: "leadgen",
      value: { leadgen_id: id, page_id: accountId, form_id: formId, created_time: Math.floor(createdAt / 1000) }
    },
    now
  )
