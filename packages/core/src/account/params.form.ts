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
  body: (values, { profile }): Partial<UserParams> => ({
    city: values.city.trim() === '' ? null : { title: values.city.trim(), kladrId: values.kladrId },
    ...(hasSchool(profile) && { schoolInfo: schoolOf(values) })
  }),
  thanks: () => personalMessages.paramsSaved
})

/** Who buys for a school: only of him it is asked, and only his is sent. */
export const hasSchool = ({ isOrganization, schoolInfo }: Buyer): boolean =>
  isOrganization || schoolInfo !== null

type Town = Pick<ParamsValues, 'city' | 'kladrId'>

/** A town written by hand is not the one that was chosen before. */
export const typedTown = (city: string): Town => ({ city, kladrId: '' })

/** A town chosen from the list. */
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
