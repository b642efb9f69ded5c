import { createRoot } from 'react-dom/client'

import { followPage } from './asked.ts'
import { KitGallery } from './kit-gallery.tsx'

const root = document.getElementById('root')
if (root === null) throw new Error('The document has no #root')
// A sample shows a part that cannot be drawn: its error is no news.
createRoot(root, { onCaughtError: () => undefined }).render(<KitGallery />)
followPage()
