// `docs/api/errors.md`: the sentences that a developer can meet, each as the core says it.
import { WRONG_USES } from './wrong-uses.ts'

const HEAD = `# Errors and their causes

A wrong argument is a \`TypeError\` where it is passed. Its message says what was called, what was wrong and what to do instead. These
are the mistakes that the core knows, each with the sentence that it answers. Those of what every page draws by, and of the fields of a
call, are checked in a development build alone (\`process.env.NODE_ENV\` other than \`production\`).`

/** From the wire: what a call rejects with is for the visitor, what the log says is for you. */
const WIRE = `## The backend does not answer as it should

A call rejects with an \`ApiError\`. Its \`message\` is for the visitor; \`status\`, \`fieldErrors\` and \`retryable\` are for the program. For you the
platform's \`log\` says what happened, and until one answer has come it asks whether \`apiUrl\` is right.

| the log says | cause | what to do |
|---|---|---|
| nobody answers at … | no server listens there, or the browser refused the call (CORS) | start the backend; let page and API have one origin, or add the page's origin to \`CORS_ORIGINS\` |
| 404 for each call | the base path is wrong | compare \`apiUrl\` with the address that the backend prints; the storefront's is under \`/api\` |
| no JSON (HTML instead of JSON) | another server answers, such as a page of the front | let its proxy pass the path of the API on |
| an answer breaks its contract; \`where\` names call and field | backend and contracts are of different versions | \`npx @vitrina/core contract check --url …\` lists every difference |
| visitors read «Unprocessable Entity» | the backend, or a proxy before it, sends a reason phrase with the status, and that comes before \`message\` | send none over HTTP/1.1, as the reference backend does, or answer by HTTP/2, which has none |
| a payment address was refused | the bank is on another host than the shop, or its address is not https | add its host to \`paymentHosts\` of \`shopConfig\` or of the shop file |
| the visitor reads that the connection is lost, and no call is made | \`loadShop\` of the store threw | the console shows its cause |
`

/** Makes each mistake and keeps what it is answered. */
export async function errorPage(): Promise<string> {
  const parts = []
  for (const [title, uses] of Object.entries(WRONG_USES)) {
    const rows = new Map<string, string>()
    for (const [use, run] of uses) {
      const sentence = await sentenceOf(run)
      if (!rows.has(sentence)) rows.set(sentence, `| ${use} | ${codeCell(sentence)} |`)
    }
    const table = [...rows.values()].join('\n')
    parts.push(`## ${title}\n\n| mistake | what the core says |\n|---|---|\n${table}`)
  }
  return [HEAD, ...parts, WIRE].join('\n\n')
}

async function sentenceOf(run: () => unknown): Promise<string> {
  try {
    await run()
  } catch (error) {
    if (error instanceof TypeError) return error.message
    throw error
  }
  throw new TypeError('A mistake of the table is not refused')
}

const codeCell = (text: string) => `\`${text.replaceAll('|', '\\|')}\``
