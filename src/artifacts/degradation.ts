/** Something that fell short of what was asked, told to the caller in `degradations` and in `answer`. */
export type Degradation = {
  /** Stable snake_case name, e.g. `language_not_translated`, `duration_below_range`. */
  code: string;
  message: string;
  scene_index?: number;
};
