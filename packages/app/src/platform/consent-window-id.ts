/** The window in the document that goes once the visitor has chosen. */
export const CONSENT_WINDOW_ID = 'consent-window'
