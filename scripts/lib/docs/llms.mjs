// The site for programs that read: `llms.txt` lists its pages as Markdown, `llms-full.txt` has the packages' pages in one.
const HEAD = `# Vitrina

> A shop front for an online shop in Russian, as packages: @vitrina/core is a headless TypeScript SDK (calls, basket, session, checkout,
> rules of prices and forms) without DOM and framework, @vitrina/react-ui has React components on it. Each page below is Markdown.
`

/** Whoever only builds on the packages needs no more. */
const FULL = new Set(['Start', 'Packages', 'Components', 'Machines', 'Reference'])
const SAMPLE = /^```sample\n[^`]*```\n\n?/gm

/** `sections` have pages with their `place` and `text`. Returns texts by file name, of the public folder. */
export function llmsFiles(sections) {
  const plain = sections.map(({ title, pages }) => ({
    title,
    pages: pages.map(({ place, text }) => ({ place, text: text.replaceAll(SAMPLE, '') }))
  }))
  const whole = plain.filter(({ title }) => FULL.has(title)).flatMap(({ pages }) => pages)
  return new Map([
    ['llms.txt', `${HEAD}\n${plain.map(sectionOf).join('\n')}`],
    ['llms-full.txt', whole.map(({ text }) => text.trim()).join('\n\n---\n\n')],
    ...plain.flatMap(({ pages }) => pages.map(({ place, text }) => [place, text]))
  ])
}

const sectionOf = ({ title, pages }) => `## ${title}\n\n${pages.map(lineOf).join('\n')}\n`

function lineOf({ place, text }) {
  const title = /^# (.+)$/m.exec(text)?.[1] ?? place
  const [, first = ''] = /^# .+\n\n([A-Z«*].*(?:\n.+)*)/m.exec(text) ?? []
  const [sentence = ''] = /^.*?\.(?=\s|$)/s.exec(first) ?? []
  return `- [${title}](${place})${sentence === '' ? '' : `: ${sentence.replaceAll('\n', ' ')}`}`
}
