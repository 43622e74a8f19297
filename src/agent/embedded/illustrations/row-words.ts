/** Words that tell how the pieces of a row of things are read (`row-of-things.ts`). */

/** "Crème de | lait": what a thing is of is not the thing. */
export const OF =
  /(?:\s(?:of|de|di|del|da|do|van|von|à la|au|aux|al|alla|com|con|with|mit|met)\s|d['’])(?:(?:la|le|el|il|the|den|dem|der)\s)?$/iu;

/** What may open the name of a thing of several words. */
export const DETERMINER =
  /^(?:an?|the|some|his|her|its|my|our|your|their|any|each|plenty of|e?ine?[rsnm]?|ein(?:en|em|er|es)|[dms]ein\p{L}*|unser\p{L}*|euer\p{L}*|eure\p{L}*|ihr\p{L}*|d(?:er|ie|as|en|em|es)|une?|des?|du|l[ae]s?|[mts](?:on|a|es)|nos|vos|leurs?|un[ao]?s?|el|los|l[aeo]|il|gli|i|su[as]?s?|um[as]?|os?|as?|een|het|de|en|ett?|et|någ\p{L}+|nog\p{L}+|\p{N}+\p{L}{0,2}\.?|\p{L}{1,3})$/iu;

/** "Samuel Pepys, who kept a diary, …": what is told of somebody by the way. */
export const RELATIVE =
  /^(?:who|whom|whose|which|that|where|qui|que|dont|où|quien(?:es)?|cuy[oa]s?|che|cui|quem|welche\p{Ll}?|dessen|deren|de[rnm]|die|das|dat|wie|som|kt[óo]r\p{L}+|kter\p{L}+|котор\p{L}+|який|яка|яке|які|mely|amely|ο οποίος|η οποία|الذي|التي|ש\p{L}+|जो|जिस\p{L}*)\s/iu;

/** What is not to be forgotten is not denied. */
export const NOT_FORGOTTEN =
  /(?:do not|don['’]t|never|please don['’]t) forget|nicht (?:zu )?vergessen|verg[ie]ss?t? (?:bitte )?nicht|n['’]oublie[zs]? pas|no (?:te |se |os )?olvid\p{L}+|non dimentica\p{L}*|não (?:se |te )?esque\p{L}+|vergeet (?:ook )?niet|glem ikke|glöm inte|nie zapom\p{L}+|nezapom\p{L}+|не забу?[дв]\p{L}+|не забувайте|unutmay\p{L}+|μην ξεχ\p{L}+|nu uita\p{L}*|ne felejts\p{L}*|لا تنس\p{L}*|(?:אל|לא) (?:ת?לשכוח|תשכח\p{L}*)|न भूल\p{L}*|ভুলবেন না|(?:别|不要|请勿|勿)忘(?:记|了)?|忘れ(?:ず|ないで|ないよう)|잊지 (?:마|말)\p{L}*|jangan lupa|đừng quên/giu;

/** "For the soup, carrots and leeks": what a row is for, with or beside is none of its things. */
export const FOR_WHAT =
  /^(?:for|with|besides?|into|inside|from|für|zum|zur|mit|neben|in|im|aus|pour|avec|dans|para|con|en|com|na|no|per|nel(?:la|l['’])?|voor|met|uit|för|med|till|til|i|do|na|w|pro|k|для|на|в|у|к|за|pentru|la|în|για|στ[οηα]\p{L}?|με|untuk|di|dalam|cho|trong|för)\s+(?:(?:the|an?|your|our|l[ae]s?|une?|votre|notre|de[nms]?|die|das|eine?[mnr]?|unseren?|el|los|una?|il|lo|het|τ[οη]ν?|os?|as?|um)\s+)?\S+$/iu;
