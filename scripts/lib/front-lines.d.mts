export function linesOf(
  name: string,
  folders?: readonly string[]
): { readonly all: number; readonly glue: number; readonly long: readonly string[] }
