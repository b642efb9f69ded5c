interface Choosable {
  readonly isDefault: boolean
  /** Empty when the method can be used. */
  readonly unavailable: string
}

/** The default one of those that can be used, else the first of them. */
export function usualMethod<Method extends Choosable>(
  methods: readonly Method[]
): Method | undefined {
  const usable = methods.filter(({ unavailable }) => unavailable === '')
  return usable.find(({ isDefault }) => isDefault) ?? usable[0]
}

/** The chosen method while it can be used, else the usual one: a city may have no stores. */
export function methodOr<Method extends Choosable & { readonly id: string }>(
  methods: readonly Method[],
  chosenId: string
): Method | undefined {
  const chosen = methods.find(({ id }) => id === chosenId)
  return chosen?.unavailable === '' ? chosen : usualMethod(methods)
}
