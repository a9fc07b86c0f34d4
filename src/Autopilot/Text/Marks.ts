// code points of marks that readers of text look for
export const exclamation = 33
export const quote = 34
export const hash = 35
export const dollar = 36
export const star = 42
export const comma = 44
export const dash = 45
export const dot = 46
export const slash = 47
export const colon = 58
export const question = 63
export const at = 64
export const pound = 0xa3
export const euro = 0x20ac
