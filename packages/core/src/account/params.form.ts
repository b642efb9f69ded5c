import type { Profile, UserParams } from '../entities/profile.ts'
import type { SuggestionOption } from '../entities/shipping.ts'
import { defineForm } from '../forms/form.ts'
import { personalMessages } from '../session/personal.messages.ts'
import { cityOf, normaliseShipping } from '../values/shipping/shipping.ts'

type Buyer = Pick<Profile, 'isOrganization' | 'schoolInfo'>

export interface ParamsFacts {
  readonly params: UserParams
  readonly profile: Buyer
}

export interface ParamsValues {
  readonly city: string
  /** Of the city that was chosen from the list; empty for one typed by hand. */
  readonly kladrId: string
  readonly institute: string
  readonly schoolRegion: string
  readonly schoolCity: string
}

/** Form of a member's defaults: the town for deliveries, and the school. */
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
  body: (values, { profile }): Partial<UserParams> => ({
    city: values.city.trim() === '' ? null : { title: values.city.trim(), kladrId: values.kladrId },
    ...(hasSchool(profile) && { schoolInfo: schoolOf(values) })
  }),
  thanks: () => personalMessages.paramsSaved
})

/** Tells whether a buyer is an organisation or named a school: only then the school is asked for and sent. */
export const hasSchool = ({ isOrganization, schoolInfo }: Buyer): boolean =>
  isOrganization || schoolInfo !== null

type Town = Pick<ParamsValues, 'city' | 'kladrId'>

/** Returns a town typed by hand, without the code of the one chosen before. */
export const typedTown = (city: string): Town => ({ city, kladrId: '' })

/** Returns the town of a chosen suggestion. */
export function pickedTown(option: SuggestionOption): Town {
  const found = normaliseShipping(option)
  return { city: cityOf(found), kladrId: found.kladrId }
}

function schoolOf({ institute, schoolRegion, schoolCity }: ParamsValues): UserParams['schoolInfo'] {
  const school = {
    institute: institute.trim(),
    region: schoolRegion.trim(),
    city: schoolCity.trim()
  }
  return Object.values(school).every(part => part === '') ? null : school
}
