// How many declared names hold a word that a newcomer has to learn.
import ts from 'typescript'

const WORDS = [
  'part',
  'door',
  'ground',
  'wish',
  'courier',
  'told',
  'tell',
  'heard',
  'given',
  'known',
  'put',
  'look',
  'tidings',
  'touched'
]

/** `{ part: 156, … }`: declarations, members and parameters included, by the word their name holds. */
export function wordCounts({ sources }) {
  const counts = Object.fromEntries(WORDS.map(word => [word, 0]))
  const visit = node => {
    if (node.name !== undefined && ts.isIdentifier(node.name) && isDeclared(node)) {
      for (const word of wordsOf(node.name.text)) if (Object.hasOwn(counts, word)) counts[word] += 1
    }
    ts.forEachChild(node, visit)
  }
  for (const source of sources) visit(source)
  return counts
}

const isDeclared = node =>
  !ts.isPropertyAccessExpression(node) && !ts.isImportSpecifier(node) && !ts.isExportSpecifier(node)

const wordsOf = name => name.split(/(?=[A-Z])|_/).map(word => word.toLowerCase())
