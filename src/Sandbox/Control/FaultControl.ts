import { Either } from "effect"
import { disturbance, faultAnswer } from "../Faults/FaultAnswer.ts"
import { answered, type CallHandler, json, noContent } from "../World/Call.ts"
import { activate, NewFault } from "../World/Fault.ts"
import { body, type FindImitation, refusal, unknownThing } from "./ControlInput.ts"

export const listFaults: CallHandler = (world) => Either.right(answered(world, json(200, { faults: world.faults })))

/** A fault that the platform does not know is refused, so that a test cannot wait for it in vain. */
export const addFault =
  (imitationOf: FindImitation): CallHandler =>
  (world, call) =>
    Either.gen(function* () {
      const wanted = yield* body(NewFault, call)
      const imitation = yield* imitationOf(wanted.platform)
      const { what } = disturbance(wanted.kind)
      if (what !== "slow" && what !== "drop" && faultAnswer(imitation, what, wanted.params, call, null) === null)
        return yield* Either.left(refusal(400, `${wanted.platform} has no fault of the kind ${wanted.kind}.`))
      const sequence = world.sequence + 1
      const fault = activate(wanted, `fault-${sequence}`)
      return answered({ ...world, sequence, faults: [...world.faults, fault] }, json(201, fault))
    })

export const removeFault: CallHandler = (world, call) => {
  const id = call.route["id"] ?? ""
  const faults = world.faults.filter((fault) => fault.id !== id)
  return faults.length === world.faults.length
    ? Either.left(unknownThing("fault", id))
    : Either.right(answered({ ...world, faults }, noContent))
}

export const removeFaults: CallHandler = (world) => Either.right(answered({ ...world, faults: [] }, noContent))
