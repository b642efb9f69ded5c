// The text of `testing/entity-fixtures.ts`: an example for every entity.
import { readEntities } from './sources.ts'

export async function entityFixtures(): Promise<string> {
  const entities = await readEntities()
  const files = [...new Set(entities.map(({ file }) => file))]
  const imports = files.map(file => {
    const names = entities.filter(entity => entity.file === file).map(({ name }) => name)
    return `import { ${names.toSorted().join(', ')} } from '../entities/${file}.ts'`
  })
  const rows = entities.map(({ name }) => `  ${name}: fixtureOf(${name})`).toSorted()
  return `// Written by \`npm run generate\`.
${imports.join('\n')}
import { fixtureOf } from './fixture-of.ts'

/** An example of every entity, true to its contract: \`fixtures.product({ title: 'Пенал' })\`. */
export const fixtures = {
${rows.join(',\n')}
}
`
}
