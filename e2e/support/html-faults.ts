import { HtmlValidate } from 'html-validate'

// The whole preset: no rule of it is false for this shop.
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  elements: ['html5']
})

/** What the standard of HTML refuses in a document, each with the text around it. */
export async function htmlFaults(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html)
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, offset }) => {
      const around = html.slice(Math.max(0, offset - 40), offset + 80)
      return `${ruleId}: ${message}: ${around}`
    })
}
