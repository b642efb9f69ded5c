/** What Vitest gives tests that read every file of a kind. */
interface ImportMeta {
  glob<Module>(
    patterns: string | readonly string[],
    options: { readonly eager: true }
  ): Readonly<Record<string, Module>>
}
