/** Address of the folder with the typefaces; set by the build. */
declare const __FONTS_URL__: string
