/** Address of the folder with the typefaces; set by the build. */
declare const __FONTS_URL__: string
/** Whether the files of the browser call texts by short names: those of a build do. */
declare const __SHORT_TEXTS__: boolean
