"""The drawn examples of the rules; `python -m boneyard.content.examples` plays and keeps them."""

from boneyard.content.examples import at

TOWER = "0:66@0,0,0/e 1:62@0,0,1/w 0:65@1,0,1/n 1:52@1,1,0/n 0:32@2,2,1/w"
TREMBLING = (
    "1:66@0,0,0/e 0:62@0,0,1/w 1:65@0,0,2/s 0:42@-1,1,2/s 1:54@0,-1,1/w 0:55@0,-1,3/e 1:50@1,-1,2/e"
)

EXAMPLES = {
    "top": at(165, "0:66@0,0,0/e 1:62@0,0,1/w", "65:65@1,0,1/n"),
    "beside": at(165, TOWER),
    "under": at(165, f"{TOWER} 1:64@1,0,2/s", "22:22@-2,0,0/e"),
    "ends": at(165, "0:66@0,0,0/e 1:62@0,0,1/w 0:65@1,0,1/n", "64:64@1,0,2/s", ends_only=True),
    "daring": at(111, "0:66@0,0,0/e 1:63@1,0,1/e", "43:43@3,0,2/w"),
    "trembling": at(1, TREMBLING),
}
