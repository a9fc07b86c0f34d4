import { HttpApi, type HttpApiEndpoint, type HttpMethod } from "@effect/platform"
import { Option, type SchemaAST } from "effect"
import { StewardApi } from "./Api.ts"
import { factsOf, type OperationFacts } from "./Operation.ts"

/** An endpoint of the contract with all that it promises. */
export interface DeclaredOperation extends OperationFacts {
  /** The name of its group. */
  readonly group: string
  readonly endpoint: HttpApiEndpoint.HttpApiEndpoint<string, HttpMethod.HttpMethod>
  /** What is answered, by status. */
  readonly successes: ReadonlyMap<number, SchemaAST.AST>
}

const reflected = (): ReadonlyArray<DeclaredOperation> => {
  const found: Array<DeclaredOperation> = []
  HttpApi.reflect(StewardApi, {
    onGroup: () => {},
    onEndpoint: ({ endpoint, group, successes }) => {
      const answers = [...successes].flatMap(([status, { ast }]) =>
        Option.toArray(ast).map((one) => [status, one] as const)
      )
      found.push({ ...factsOf(endpoint), group: group.identifier, endpoint, successes: new Map(answers) })
    }
  })
  return found
}

/** Every operation of the contract, in its order. One that does not say who may ask for it stops the start. */
export const operations: ReadonlyArray<DeclaredOperation> = reflected()
