/** Whether a query failed because of this unique constraint or index. */
export const violates = (failure: unknown, constraint: string): boolean => {
  if (typeof failure !== "object" || failure === null) return false
  if ("constraint" in failure && failure.constraint === constraint) return "code" in failure && failure.code === "23505"
  return "cause" in failure && violates(failure.cause, constraint)
}
