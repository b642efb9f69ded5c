import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Begins with the named files: each takes minutes whatever its size, and begun last would run alone. */
export function longestFirst(names: readonly string[]) {
  const turnOf = ({ moduleId }: TestSpecification) => {
    const turn = names.findIndex(name => moduleId.endsWith(`/${name}.test.ts`))
    return turn < 0 ? names.length : turn
  }
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]) {
      const others = await super.sort(files)
      return others.toSorted((one, other) => turnOf(one) - turnOf(other))
    }
  }
}
