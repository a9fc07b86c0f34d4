const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
const base = BigInt(digits.length)

/** 62 to the 12th, over 10^21: no two links ever get the same, and nobody finds one by trying. */
const length = 12

/** How many random bytes a code is made of: far more than it holds, so that no digit is likelier than another. */
export const randomLength = 16

/** What stands for a tracked link in its address. `random`: `randomLength` unguessable bytes. */
export const linkCode = (random: Uint8Array): string => {
  let rest = random.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
  let code = ""
  for (; code.length < length; rest /= base) code += digits.charAt(Number(rest % base))
  return code
}
