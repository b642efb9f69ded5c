// biome-ignore-all assist/source/organizeImports: in the order of the files.
import { coreWords } from '@vitrina/core/texts'
import { screenWords } from '@vitrina/react-ui/texts'
import { footerMessages } from '../layout/footer.messages.ts'
import { layoutMessages } from '../layout/layout.messages.ts'
import { slimLayoutMessages } from '../layout/slim-layout.messages.ts'

/** Every group of words the shop says: the core, the components, the pages; written by `npm run generate`. */
export const shopWords = {
  ...coreWords,
  ...screenWords,
  footer: footerMessages,
  layout: layoutMessages,
  slimLayout: slimLayoutMessages
} as const
