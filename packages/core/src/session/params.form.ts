import type { UserParams } from '../entities/profile.ts'
import { defineForm } from '../forms/form.ts'
import { personalMessages } from './personal.messages.ts'

export interface ParamsFacts {
  readonly params: UserParams
  /** Whether the member buys for a school: only then its fields are sent. */
  readonly hasSchool: boolean
}

export interface ParamsValues {
  readonly city: string
  /** Of the city that was chosen from the list; empty for one typed by hand. */
  readonly kladrId: string
  readonly institute: string
  readonly schoolRegion: string
  readonly schoolCity: string
}

/** What a member sets for himself: where orders usually go, and for which school. */
export const paramsForm = /* @__PURE__ */ defineForm({
  name: 'params',
  values: ({ params: { city, schoolInfo } }: ParamsFacts): ParamsValues => ({
    city: city?.title ?? '',
    kladrId: city?.kladrId ?? '',
    institute: schoolInfo?.institute ?? '',
    schoolRegion: schoolInfo?.region ?? '',
    schoolCity: schoolInfo?.city ?? ''
  }),
  check: () => ({}),
  body: (values, { hasSchool }): Partial<UserParams> => ({
    city: values.city.trim() === '' ? null : { title: values.city.trim(), kladrId: values.kladrId },
    ...(hasSchool && { schoolInfo: schoolOf(values) })
  }),
  thanks: () => personalMessages.paramsSaved
})

function schoolOf({ institute, schoolRegion, schoolCity }: ParamsValues): UserParams['schoolInfo'] {
  const school = {
    institute: institute.trim(),
    region: schoolRegion.trim(),
    city: schoolCity.trim()
  }
  return Object.values(school).every(part => part === '') ? null : school
}
