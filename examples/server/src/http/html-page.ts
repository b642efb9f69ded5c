interface HtmlPage {
  /** Markup already: what comes from elsewhere is escaped before. */
  readonly title: string
  readonly styles: string
  readonly body: string
}

/** A whole document of the backend's own, which needs nothing but itself and is found by no search engine. */
export const htmlPage = ({ title, styles, body }: HtmlPage) => `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${styles}</style>
</head>
<body>
${body}
</body>
</html>`
