import { data, type OperationExamples } from "./OperationExample.ts"
import type { SampleValues } from "./SampleValues.ts"

const address = "93.184.215.14"

export const hooksExamples = ({
  at,
  hidden,
  deliveryId,
  event,
  hookId,
  later,
  targetUrl
}: SampleValues): OperationExamples => {
  const parameters = { id: hookId }
  const subscription = { target_url: targetUrl, event: "comment.hidden", integration: "api" } as const
  const hook = {
    ...subscription,
    id: hookId,
    enabled: true,
    created_at: at,
    last_delivered_at: null,
    last_error: null
  }
  // nobody signs with what is printed here
  const secret = { signing_secret: `whsec_${"0".repeat(43)}=` }
  const tried = { status: 200, milliseconds: 42, address, answer: "ok", error: null }
  return {
    subscribeHook: {
      request: subscription,
      answers: { 200: data(hook), 201: data({ ...hook, ...secret }) }
    },
    listHooks: { answers: { 200: data([hook]) } },
    getHook: { parameters, answers: { 200: data({ ...hook, last_delivered_at: later(1) }) } },
    unsubscribeHook: { parameters, answers: { 200: data({ id: hookId, deleted: true }) } },
    testHook: {
      parameters,
      request: { event: hook.event },
      answers: { 200: data({ id: hookId, delivery_id: deliveryId, event: hook.event, delivered: true, ...tried }) }
    },
    sendToHook: {
      parameters,
      request: { comment_id: hidden.id },
      answers: { 202: data({ hook_id: hookId, delivery_id: deliveryId, event: hook.event }) }
    },
    rotateHookSecret: {
      parameters,
      request: { is_known: false },
      answers: { 200: data({ id: hookId, ...secret, previous_secret_until: later(24 * 60 * 60) }) }
    },
    listDeliveries: {
      parameters,
      answers: {
        200: {
          data: [
            {
              id: deliveryId,
              event: hook.event,
              sequence: 1,
              test: false,
              status: "delivered",
              created_at: at,
              next_attempt_at: null,
              finished_at: later(1),
              attempts: [{ attempt: 1, at: later(1), ...tried }],
              body: event(hook.event)
            }
          ],
          next_cursor: null,
          last_sequence: 1
        }
      }
    },
    redeliver: {
      parameters,
      request: { delivery_id: deliveryId },
      answers: { 202: data({ hook_id: hookId, queued: 1 }) }
    }
  }
}
